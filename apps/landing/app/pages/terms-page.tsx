import { Trans, useLingui } from '@lingui/react/macro';
import { pageMeta } from '../head.ts';
import { site } from '../site.ts';
import { DocumentPage, Passage } from './document-page.tsx';

export const meta = pageMeta('terms');

export default function TermsPage() {
  const { t } = useLingui();
  return (
    <DocumentPage title={t`Terms`} lead={t`Short, like a briefing. Read it before you jump.`}>
      <Passage title={t`A logbook, not a dive computer`}>
        <p>
          <Trans>
            {site.brand} records dives. It plans none, computes no pressure group and no no-stop
            time, and replaces neither training nor a computer nor a buddy.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`What is yours stays yours`}>
        <p>
          <Trans>
            Your words, pictures and logs belong to you. You allow {site.brand} to store them and to
            show them as the privacy policy says, and nothing more.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`Be a good buddy`}>
        <p>
          <Trans>
            Post what is true and what you may post. Insult nobody, pretend to be nobody else, and
            keep the places of fragile sites to yourself. Staff may edit or remove what breaks this,
            and close accounts.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`As it is`}>
        <p>
          <Trans>
            The service is offered as it is, without a promise that it never fails. Keep a copy of
            the logs that matter to you.
          </Trans>
        </p>
      </Passage>
    </DocumentPage>
  );
}
