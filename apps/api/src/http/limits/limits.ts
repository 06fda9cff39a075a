const minute = 60;
const hour = 3_600;

/** How often something may be done. */
export interface Limit {
  /** What is allowed within the time, without a wait. */
  points: number;
  /** The count is reset this long after its first point. */
  durationS: number;
  /** Whose points are counted together. */
  by: string;
  /** The wait when no points are left: the rest of the time, or from 1 s, doubled up to 60 s. */
  wait: 'rest' | 'doubling';
  /** Where it is counted without Redis: by all processes together, or faster and by each for itself. */
  withoutRedis: 'database' | 'memory';
}

const shared = { wait: 'rest', withoutRedis: 'database' } as const;
const frequent = { wait: 'rest', withoutRedis: 'memory' } as const;

/** Every limit of how often something may be done. `rentedNetworkOf` says which networks are rented. */
export const limits = {
  // Limits of calls. A caller is the signed-in user; without a sign-in, the address.
  /** The points are those of the setting WRITES_PER_MINUTE. */
  writes: { points: 600, durationS: minute, by: 'caller', ...frequent },
  shares: { points: 30, durationS: minute, by: 'address', ...frequent },
  /** Calls of a sign-in with a passkey, before it is known whose passkey it is. */
  passkeys: { points: 60, durationS: minute, by: 'address', ...frequent },
  exports: { points: 10, durationS: minute, by: 'caller', ...frequent },
  archives: { points: 10, durationS: hour, by: 'caller', ...frequent },
  /** Each change of a profile has an audit entry, which is kept for years. */
  profiles: { points: 100, durationS: hour, by: 'caller', ...frequent },
  /** Sessions that somebody ends; each time has an audit entry, too. */
  sessionEnds: { points: 100, durationS: hour, by: 'caller', ...frequent },
  /** Imports: dives that are taken over from a file. */
  takes: { points: 20, durationS: minute, by: 'caller', ...frequent },
  /** A preview may be large. The progress of an import is not counted. */
  previews: { points: 20, durationS: minute, by: 'caller', ...frequent },
  /** Uploads of any size. A member who posts the pictures of a whole holiday sends fewer. */
  files: { points: 300, durationS: hour, by: 'caller', ...frequent },

  // Failed sign-ins.
  failuresOnNetwork: {
    points: 5,
    durationS: 15 * minute,
    by: 'account and network, or account in known browsers',
    ...shared,
    wait: 'doubling',
  },
  /** Somebody may guess from many networks, each of which has five points. This is the bound of all of them. */
  failuresEverywhere: { points: 50, durationS: hour, by: 'account', ...shared, wait: 'doubling' },
  failuresFromAddress: { points: 25, durationS: 5 * minute, by: 'kind and address', ...shared },
  /** Whoever rents a /48 of IPv6 has 256 networks that count as an address each. This is the bound of all of them. */
  failuresFromNetwork: {
    points: 200,
    durationS: 5 * minute,
    by: 'kind and rented network',
    ...shared,
  },
  /**
   * Wrong codes of the second step. Of a million codes three are right at a time: with twenty guesses a day, somebody
   * who has the password needs years. Recovery codes cannot be guessed; they are not counted, and still work.
   */
  wrongCodes: { points: 20, durationS: 24 * hour, by: 'account', ...shared },

  // Limits of work: each of these calls hashes a password.
  /** The points are those of the setting SIGN_INS_PER_ACCOUNT. A right password costs as much work as a wrong one. */
  rightPasswords: { points: 30, durationS: 15 * minute, by: 'account', ...shared },
  passwordChanges: { points: 5, durationS: hour, by: 'account', ...shared },
  restores: { points: 5, durationS: hour, by: 'account', ...shared },
  /** Changes of the second step by its owner. Each sends a mail. */
  twoStepChanges: { points: 30, durationS: hour, by: 'account', ...shared },

  // Mails that somebody else may have asked for.
  mailsOfNetwork: {
    points: 3,
    durationS: 15 * minute,
    by: 'purpose, mailbox and network',
    ...shared,
  },
  /** The bound of all networks. One or two networks cannot use it up, so that the owner still gets a mail. */
  mailsToMailbox: { points: 30, durationS: hour, by: 'purpose and mailbox', ...shared },
  mailRequests: {
    points: 20,
    durationS: 5 * minute,
    by: 'purpose and address, or account in known browsers',
    ...shared,
  },
  /** As `failuresFromNetwork`. */
  mailRequestsFromNetwork: {
    points: 80,
    durationS: 5 * minute,
    by: 'purpose and rented network',
    ...shared,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** A limit that a request names, whose key is that of the request. */
export type CallLimitName = {
  [Name in LimitName]: (typeof limits)[Name]['by'] extends 'caller' | 'address' ? Name : never;
}[LimitName];
