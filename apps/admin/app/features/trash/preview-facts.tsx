import { certificateSchema } from '@buddyline/domain/certificate';
import { commentSchema } from '@buddyline/domain/comment';
import { diveLogSchema } from '@buddyline/domain/dive-log';
import { postSchema } from '@buddyline/domain/post';
import { ticketSchema } from '@buddyline/domain/ticket';
import type { TrashPreview } from '@buddyline/domain/trash';
import { userSchema } from '@buddyline/domain/user';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { StatusBadge } from '../../shared/text/status-badge.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UserPassages } from '../../shared/text/user-passages.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { feetText } from './feet-text.ts';

type Show = (props: { item: unknown }) => ReactNode;

/** What a deleted item was, by the schema of its noun. */
export function PreviewFacts({ preview: { noun, item } }: { preview: TrashPreview }) {
  const known: Record<string, Show | undefined> = {
    users: UserFacts,
    posts: PostFacts,
    comments: CommentFacts,
    certificates: CertificateFacts,
    'dive-logs': DiveLogFacts,
    tickets: TicketFacts,
  };
  const Facts = known[noun];
  return Facts ? <Facts item={item} /> : <Unreadable />;
}

function Unreadable() {
  return (
    <p className="text-ink-muted">
      <Trans>This kind of item has no preview.</Trans>
    </p>
  );
}

function read<TSchema extends v.GenericSchema>(schema: TSchema, item: unknown) {
  const parsed = v.safeParse(schema, item);
  return parsed.success ? parsed.output : null;
}

function UserFacts({ item }: { item: unknown }) {
  const { t } = useLingui();
  const user = read(userSchema, item);
  if (!user) return <Unreadable />;
  return (
    <>
      <Text>{user.bio}</Text>
      <List>
        <Fact label={t`Username`}>
          <bdi dir="ltr">@{user.username}</bdi>
        </Fact>
        <Fact label={t`Full name`}>{user.fullName && <UserText>{user.fullName}</UserText>}</Fact>
        <Fact label={t`Email`}>{user.email && <bdi dir="ltr">{user.email}</bdi>}</Fact>
        <Fact label={t`Country`}>{user.country && <UserText>{user.country}</UserText>}</Fact>
      </List>
    </>
  );
}

function PostFacts({ item }: { item: unknown }) {
  const { t } = useLingui();
  const post = read(postSchema, item);
  if (!post) return <Unreadable />;
  return (
    <>
      <Text>{post.content}</Text>
      <List>
        <Fact label={t`Created At`}>
          <Moment value={post.createdAt} />
        </Fact>
        <Fact label={t`Status`}>{post.isEnabled === false ? t`Disabled` : t`Enabled`}</Fact>
      </List>
    </>
  );
}

function CommentFacts({ item }: { item: unknown }) {
  const { t } = useLingui();
  const comment = read(commentSchema, item);
  if (!comment) return <Unreadable />;
  return (
    <>
      <Text>{comment.content}</Text>
      <List>
        <Fact label={t`Created At`}>
          <Moment value={comment.createdAt} />
        </Fact>
      </List>
    </>
  );
}

function CertificateFacts({ item }: { item: unknown }) {
  const { t } = useLingui();
  const certificate = read(certificateSchema, item);
  if (!certificate) return <Unreadable />;
  return (
    <>
      <Text>{certificate.description}</Text>
      <List>
        <Fact label={t`Title`}>
          <UserText>{certificate.title}</UserText>
        </Fact>
        <Fact label={t`Created At`}>
          <Moment value={certificate.createdAt} />
        </Fact>
      </List>
    </>
  );
}

function TicketFacts({ item }: { item: unknown }) {
  const { t } = useLingui();
  const ticket = read(ticketSchema, item);
  if (!ticket) return <Unreadable />;
  return (
    <>
      <Text>{ticket.description}</Text>
      <List>
        <Fact label={t`Status`}>
          <StatusBadge status={ticket.status} />
        </Fact>
        <Fact label={t`Created At`}>
          <Moment value={ticket.createdAt} />
        </Fact>
      </List>
    </>
  );
}

function DiveLogFacts({ item }: { item: unknown }) {
  const { t } = useLingui();
  const log = read(diveLogSchema, item);
  if (!log) return <Unreadable />;
  return (
    <>
      <Text>{log.comments}</Text>
      <List>
        <Fact label={t`Site`}>{log.site && <UserText>{log.site}</UserText>}</Fact>
        <Fact label={t`Location`}>{log.location && <UserText>{log.location}</UserText>}</Fact>
        <Fact label={t`Date`}>{log.date && <bdi>{log.date.replaceAll('-', '/')}</bdi>}</Fact>
        <Fact label={t`Maximum depth`}>{log.maxDepth !== null && feetText(log.maxDepth)}</Fact>
      </List>
    </>
  );
}

function Text({ children }: { children: string | null }) {
  if (!children?.trim()) return null;
  return <UserPassages className="mb-5 text-base">{children}</UserPassages>;
}

function List({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-4 border-t pt-4 sm:grid-cols-2">{children}</dl>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children || '—'}</dd>
    </div>
  );
}
