import type { DiveLog } from '@buddyline/domain/dive-log';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../shared/query/use-can.tsx';
import type { DiveLogField } from '../dive-log-fields.ts';

interface LinkProps {
  log: DiveLog;
  field: DiveLogField['name'];
  /** The field's name. */
  label: string;
  children: ReactNode;
}

/** Opens the form at a field, for those who may edit. */
export function FieldLink({ log, field, label, children }: LinkProps) {
  const { t } = useLingui();
  const params = new URLSearchParams(useSearchParams()[0]);
  params.set('field', field);
  if (!useCan()('dive-logs.update')) return children;
  return (
    <Link
      to={{ pathname: paths.diveLogEdit(log.id), search: params.toString() }}
      title={t`Edit ${label}`}
      className="-mx-1.5 rounded-control px-1.5 hover:bg-surface-sunken"
    >
      {children}
    </Link>
  );
}
