import { Trans, useLingui } from '@lingui/react/macro';
import { pageMeta } from '../head.ts';
import { site } from '../site.ts';
import { DocumentPage, Passage } from './document-page.tsx';

export const meta = pageMeta('privacy');

/** What the software really stores, in the order in which people provide it. */
export default function PrivacyPage() {
  const { t } = useLingui();
  return (
    <DocumentPage
      title={t`Privacy policy`}
      lead={t`What ${site.brand} stores, who can see it and how it goes away.`}
    >
      <Passage title={t`This website`}>
        <p>
          <Trans>
            These pages set no cookie, run no script, load nothing from other companies and count
            nobody.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`Your account`}>
        <p>
          <Trans>
            Email address, username, full name, and what you add to your profile: age, country, a
            few words and a picture. Your password is stored only as an argon2id hash, from which it
            cannot be read.
          </Trans>
        </p>
        <p>
          <Trans>
            Signing in makes a session on the server and cookies in your browser that keep it.
            Failed sign-ins are counted for a while, so that nobody can try passwords at leisure.
          </Trans>
        </p>
        <p>
          <Trans>
            One more cookie stays for 90 days after you sign in. It holds only a code made from your
            email address, so that strangers who guess passwords cannot make you wait.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`What you write`}>
        <p>
          <Trans>
            Posts, comments, dive logs with the positions you enter, certificates with their
            documents, and support tickets. Pictures are saved anew on arrival: the place and the
            camera that a phone writes into them are gone.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`Who sees it`}>
        <p>
          <Trans>
            A post that is enabled can be opened by anyone who has its link, with your name,
            username and picture. Email addresses and positions are never shown there. Certificate
            documents are for you and for staff. Staff can see and edit what is stored.
          </Trans>
        </p>
        <p>
          <Trans>
            When a post is shared, the server counts that it was, and from what kind of device; not
            by whom.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`Emails to you`}>
        <p>
          <Trans>
            Emails that we send you are kept for 30 days, so that staff can see what was sent;
            emails with codes or sign-in links are not. That an email was sent, and to which
            address, is kept for 90 days.
          </Trans>
        </p>
      </Passage>
      <Passage title={t`How it goes away`}>
        <p>
          <Trans>
            Ask support to delete your account. Posts, comments, dive logs, certificates, tickets
            and files go with it. The server also keeps a technical log of requests, without
            passwords or tokens, as long as its operator chooses.
          </Trans>
        </p>
      </Passage>
    </DocumentPage>
  );
}
