import { type CertificateList, certificateListSchema } from '@buddyline/domain/certificate-list';
import { pageSizes } from '@buddyline/domain/constants';
import { readPage } from '@buddyline/domain/paging';
import { paths } from '../../paths.ts';
import { readListState } from '../../shared/list/list-state.ts';

/** The search, filters and order of the list, without its page. */
export type CertificateFilter = Omit<CertificateList, 'page' | 'limit'>;

export function filterOf({ search, verified, sort }: CertificateList): CertificateFilter {
  return { search, verified, sort };
}

/** The list from which a certificate was opened, and its position there: `?search=nitrox&at=12`. */
export interface ListPlace {
  filter: CertificateFilter;
  /** The position across all pages, counted from 1. */
  at: number;
}

/** Null for a certificate that was not opened from the list. */
export function readPlace(params: URLSearchParams): ListPlace | null {
  const at = params.get('at');
  if (at === null) return null;
  return { filter: filterOf(readListState(certificateListSchema, params)), at: readPage(at) };
}

export function pageOf(at: number): number {
  return Math.ceil(at / pageSizes.certificates);
}

/** The position of the item at an index of a page. */
export function positionOf(page: number, index: number): number {
  return (page - 1) * pageSizes.certificates + index + 1;
}

/** The path of a certificate's page within its list. */
export function placedCertificate(certificateId: string, { filter, at }: ListPlace): string {
  const asked = Object.entries({ ...filter, at }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return `${paths.certificate(certificateId)}?${params}`;
}
