/** An access token as answers show it; for the API's description. */
export const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4YzBkZSJ9.c2lnbmF0dXJl';
