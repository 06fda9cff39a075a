import * as v from 'valibot';
import { bounds } from './constants.ts';
import { messageKey } from './messages.ts';
import { trimmedText } from './text.ts';

export const searchSchema = v.pipe(
  trimmedText,
  v.maxLength(bounds.searchMax, messageKey('search.too-long')),
);

/** The search of a list's query; empty if absent. */
export const searchEntry = v.optional(searchSchema, '');
