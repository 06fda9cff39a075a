import type { Messages } from '@lingui/core';
// Written by `pnpm compile` (run on install), never by hand.
import { messages as ar } from '../catalogs/compiled/ar.ts';
import { messages as en } from '../catalogs/compiled/en.ts';
import type { Locale } from './locale.ts';

/** The API's own texts and those of the domain rules, ready for `setupI18n({ messages })`. */
export const serverMessages: Record<Locale, Messages> = { en, ar };
