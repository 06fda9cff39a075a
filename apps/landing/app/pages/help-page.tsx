import { Trans, useLingui } from '@lingui/react/macro';
import { pageMeta } from '../head.ts';
import { site } from '../site.ts';
import { DocumentPage, Passage } from './document-page.tsx';

export const meta = pageMeta('help');

/** The target of footer links for which the deployment sets no URL. */
export default function HelpPage() {
  const { t } = useLingui();
  return (
    <DocumentPage title={t`Help`} lead={t`Where to ask, and where the others are.`}>
      <Passage id="support" title={t`Support`}>
        <p>
          <Trans>
            Open a ticket in the app: say what you did, what happened and what you expected. Staff
            read every ticket, and you can see whether it is open, pending or closed.
          </Trans>
        </p>
      </Passage>
      <Passage id="contact" title={t`Contact`}>
        <p>
          <ContactWords />
        </p>
      </Passage>
      <Passage id="events" title={t`Events`}>
        <p>
          <Trans>
            Dives that people plan together are posts in the community. There is no calendar beside
            it.
          </Trans>
        </p>
      </Passage>
      <Passage id="forum" title={t`Forum`}>
        <p>
          <Trans>
            The conversation is in the app, under the posts. There is no second place to keep up
            with.
          </Trans>
        </p>
      </Passage>
      <Passage id="blog" title={t`Blog`}>
        <p>
          <Trans>We keep no blog. What is new stands in the notes of each release.</Trans>
        </p>
      </Passage>
    </DocumentPage>
  );
}

function ContactWords() {
  if (!site.contactEmail) {
    return (
      <Trans>
        A ticket in the app reaches the people who run this site; no other address is set.
      </Trans>
    );
  }
  const address = (
    <a href={`mailto:${site.contactEmail}`}>
      <bdi dir="ltr">{site.contactEmail}</bdi>
    </a>
  );
  return <Trans>Write to {address}.</Trans>;
}
