/**
 * The most bytes of a request's line and headers. Those of the panel need 2 kB; what reads them takes the longer,
 * the more there are.
 */
export const maxHeadBytes = 8 * 1024;

/** What a web server of ours adds to a request for the API: addresses, the host and the protocol. */
export const addedHeadBytes = 1024;
