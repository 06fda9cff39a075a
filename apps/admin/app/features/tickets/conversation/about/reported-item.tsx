import type { Ticket, TicketAbout } from '@buddyline/domain/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { LinkedPassages } from '../../../../shared/text/linked-passages.tsx';
import { AboutActions } from './about-actions.tsx';
import { AuthorRecord } from './author-record.tsx';
import { RelatedTickets } from './related-tickets.tsx';

/** The copied fields that are texts of the reported item, in the order in which they are shown. */
const wordFields = [
  'title',
  'site',
  'location',
  'fullName',
  'content',
  'description',
  'comments',
  'bio',
];

interface Props {
  ticket: Ticket;
  about: TicketAbout;
  /** Undefined until it is known. */
  isMuted: boolean | undefined;
}

/** What a ticket is about: a link to it, its texts as they were when the ticket was opened, and its author. */
export function ReportedItem({ ticket, about, isMuted }: Props) {
  const { t } = useLingui();
  const { copy, personId } = about;
  const names: Partial<Record<string, string>> = {
    posts: t`Post`,
    comments: t`Comment`,
    users: t`User`,
    certificates: t`Certificate`,
    'dive-logs': t`Dive log`,
  };
  const name = names[about.noun] ?? about.noun;
  const address = addressOf(about);
  const author = copy?.author ?? copy?.username;
  const words = wordFields.map((field) => copy?.[field]).filter(Boolean);
  const by = author && <bdi dir="ltr">@{author}</bdi>;
  return (
    <section aria-label={t`What it is about`} className="min-w-0 border-s-2 ps-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-xs text-ink-muted">
          <Trans>About</Trans>
        </span>
        {address === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <AboutLink to={address}>{name}</AboutLink>
        )}
        {by && personId !== null && about.noun !== 'users' && (
          <AboutLink to={paths.userPosts(personId)}>{by}</AboutLink>
        )}
      </p>
      {words.length > 0 && (
        <>
          <LinkedPassages className="mt-1 *:max-w-prose">{words.join('\n')}</LinkedPassages>
          <p className="mt-1 text-xs text-ink-muted">
            <Trans>As it was when the ticket was opened.</Trans>
          </p>
        </>
      )}
      {personId !== null && <AuthorRecord personId={personId} />}
      <AboutActions ticket={ticket} about={about} isMuted={isMuted} />
      <RelatedTickets ticketId={ticket.id} />
    </section>
  );
}

function AboutLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-accent-ink underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

/** A comment is shown on the page of its post. Null for nouns that only a newer backend knows. */
function addressOf({ noun, id, copy }: TicketAbout): string | null {
  switch (noun) {
    case 'posts':
      return paths.post(id);
    case 'comments':
      return copy?.postId ? paths.post(copy.postId) : null;
    case 'users':
      return paths.userPosts(id);
    case 'certificates':
      return paths.certificate(id);
    case 'dive-logs':
      return paths.diveLog(id);
    default:
      return null;
  }
}
