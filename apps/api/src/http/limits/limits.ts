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
  // Calls. By 'caller' is by user, or by address without a sign-in.
  /** WRITES_PER_MINUTE */
  writes: { points: 600, durationS: minute, by: 'caller', ...frequent },
  shares: { points: 30, durationS: minute, by: 'address', ...frequent },
  exports: { points: 10, durationS: minute, by: 'caller', ...frequent },
  archives: { points: 10, durationS: hour, by: 'caller', ...frequent },
  /** Each change is kept for years. */
  profiles: { points: 100, durationS: hour, by: 'caller', ...frequent },
  takes: { points: 20, durationS: minute, by: 'caller', ...frequent },
  /** A preview may be large. The progress of an import is not counted. */
  previews: { points: 20, durationS: minute, by: 'caller', ...frequent },
  /** Files of whatever size. A member who posts a whole holiday sends fewer. */
  files: { points: 300, durationS: hour, by: 'caller', ...frequent },

  // Failed sign-ins.
  failuresOnNetwork: {
    points: 5,
    durationS: 15 * minute,
    by: 'account and network, or account in known browsers',
    ...shared,
    wait: 'doubling',
  },
  /** Against guesses from many networks, each of which has five points. */
  failuresEverywhere: { points: 50, durationS: hour, by: 'account', ...shared, wait: 'doubling' },
  failuresFromAddress: { points: 25, durationS: 5 * minute, by: 'kind and address', ...shared },
  /** A /48 of IPv6 has 256 times the addresses that are counted as one. */
  failuresFromNetwork: {
    points: 200,
    durationS: 5 * minute,
    by: 'kind and rented network',
    ...shared,
  },

  // What hashes passwords.
  /** SIGN_INS_PER_ACCOUNT. A right password costs as much work as a wrong one. */
  rightPasswords: { points: 30, durationS: 15 * minute, by: 'account', ...shared },
  passwordChanges: { points: 5, durationS: hour, by: 'account', ...shared },
  restores: { points: 5, durationS: hour, by: 'account', ...shared },

  // Mails that somebody else may have asked for.
  mailsOfNetwork: {
    points: 3,
    durationS: 15 * minute,
    by: 'purpose, mailbox and network',
    ...shared,
  },
  /** One or two networks cannot use it up; more than ten would fill a mailbox without it. */
  mailsToMailbox: { points: 30, durationS: hour, by: 'purpose and mailbox', ...shared },
  mailRequests: {
    points: 20,
    durationS: 5 * minute,
    by: 'purpose and address, or account in known browsers',
    ...shared,
  },
  /** As for failures, for all the addresses of a rented network. */
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
