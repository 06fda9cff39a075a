import { pageSizes } from '@buddyline/domain/constants';
import { readPage } from '@buddyline/domain/paging';
import { paths } from '../../../paths.ts';

/** The list from which a certificate was opened, and its position there: `?search=nitrox&at=12`. */
export interface ListPlace {
  search: string;
  /** The position across all pages, counted from 1. */
  at: number;
}

/** Null for a certificate that was not opened from the list. */
export function readPlace(params: URLSearchParams): ListPlace | null {
  const at = params.get('at');
  return at === null ? null : { search: params.get('search') ?? '', at: readPage(at) };
}

export function pageOf(at: number): number {
  return Math.ceil(at / pageSizes.certificates);
}

/** The position of the item at an index of a page. */
export function positionOf(page: number, index: number): number {
  return (page - 1) * pageSizes.certificates + index + 1;
}

/** The path of a certificate's page within its list. */
export function placedCertificate(certificateId: string, { search, at }: ListPlace): string {
  const params = new URLSearchParams({ ...(search !== '' && { search }), at: String(at) });
  return `${paths.certificate(certificateId)}?${params}`;
}
