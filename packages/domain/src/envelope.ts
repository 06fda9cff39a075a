import * as v from 'valibot';
import { countOrZero } from './numbers.ts';
import { totalPages } from './paging.ts';
import { choiceOrText } from './text.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** `{ isSuccessful: true, message, data }`; backends of the specification may leave the first two out. */
export function successSchema<TData extends AnySchema>(data: TData) {
  return v.object({
    isSuccessful: v.optional(v.literal(true), true),
    message: v.nullish(v.string(), ''),
    data,
  });
}

/** The response of a call without a result: its message; other data is ignored. */
export const messageSchema = v.object({
  isSuccessful: v.optional(v.literal(true), true),
  message: v.nullish(v.string(), ''),
});

export const fieldErrorSchema = v.object({ path: v.string(), message: v.string() });

/** The invalid fields of a request; absent if the call failed for another reason. */
export const fieldErrorsSchema = v.optional(v.array(fieldErrorSchema));

/**
 * `account-deleted`: the password was right, and `POST /auth/restore-account` brings the account back.
 * `account-suspended`: the password was right, and the message says until when and why. `taken`: somebody
 * else has taken the ticket. `answered`: somebody else has written to the ticket meanwhile. `id-taken`: there is a
 * record with the id that the client has chosen, nearly always because it was sent before. `proof-needed`: `POST /auth/proof`
 * first, then the same call again. `second-step-needed`: the password was right, and `secondStep` says how to go on.
 * `second-step-ended`: that took too long, so the password is needed again. `two-step-required`: the caller has to set up
 * a second step before anything else.
 */
const failureCodes = [
  'account-deleted',
  'account-suspended',
  'taken',
  'answered',
  'id-taken',
  'proof-needed',
  'second-step-needed',
  'second-step-ended',
  'two-step-required',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Only where a program can do something about the failure. Other backends may have codes of another kind. */
export const failureCodeSchema = v.fallback(v.optional(choiceOrText(failureCodes)), undefined);

/** With the code `second-step-needed`: for `POST /auth/second-step`, and what can be sent there. */
export const secondStepNeededSchema = v.object({
  token: v.string(),
  methods: v.array(v.string()),
});
export type SecondStepNeeded = v.InferOutput<typeof secondStepNeededSchema>;

export const secondStepField = v.fallback(v.optional(secondStepNeededSchema), undefined);

export const failureSchema = v.object({
  isSuccessful: v.optional(v.literal(false), false),
  message: v.nullish(v.string(), ''),
  errors: fieldErrorsSchema,
  code: failureCodeSchema,
  secondStep: secondStepField,
});

/** One page of a list. Not every backend sends `total`, `page` and `limit`. */
export function pagedSchema<TItem extends AnySchema>(item: TItem) {
  return v.object({
    data: v.array(item),
    totalPages: countOrZero,
    total: v.optional(v.number()),
    page: v.optional(v.number()),
    limit: v.optional(v.number()),
  });
}

export interface Paged<TItem> {
  data: TItem[];
  totalPages: number;
  total?: number | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** A requested page with `limit` items. */
export interface PageRequest {
  page: number;
  limit: number;
}

/**
 * A per-user list: a page, or from other backends an array of all items, from which the page is
 * cut.
 */
export function userListSchema<TItem extends AnySchema>(item: TItem, { page, limit }: PageRequest) {
  const wholeList = v.pipe(
    v.array(item),
    v.transform((all): Paged<v.InferOutput<TItem>> => ({
      data: all.slice((page - 1) * limit, page * limit),
      totalPages: totalPages(all.length, limit),
      total: all.length,
    })),
  );
  return v.union([pagedSchema(item), wholeList]);
}
