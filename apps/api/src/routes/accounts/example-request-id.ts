/** A registration or a request for a new password in the OpenAPI document. */
export const exampleRequestId = '5e0f3c1a-9d42-4b7e-8a16-c0ffee5eadee';
