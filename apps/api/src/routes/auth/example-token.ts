/** An example of an access token for the OpenAPI document. */
export const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4YzBkZSJ9.c2lnbmF0dXJl';
