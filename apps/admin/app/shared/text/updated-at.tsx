import { Trans } from '@lingui/react/macro';
import { Moment } from './moment.tsx';

interface Props {
  createdAt: string | null;
  updatedAt: string | null;
}

/** When a record was last changed, or 'Not Updated Yet.' */
export function UpdatedAt({ createdAt, updatedAt }: Props) {
  if (updatedAt !== null && updatedAt === createdAt) return <Trans>Not Updated Yet.</Trans>;
  return <Moment value={updatedAt} />;
}
