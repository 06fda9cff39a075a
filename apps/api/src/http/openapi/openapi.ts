import type { Config } from '../../config.ts';
import { refreshCookieName } from '../../session/session-cookies.ts';
import type { Api } from '../api.ts';
import { describePaths, usualSecurity } from './operations.ts';
import { SharedParts } from './shared-parts.ts';
import { describeTags } from './tags.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the routes that exist. */
    openApi(): object;
  }
}

/** Describes every route in OpenAPI 3.1, from the schemas that validate its requests. */
export function describeApi(api: Api, { brand, secure, version }: Config): void {
  const securitySchemes = {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of a sign-in or a refresh, for ten minutes.',
    },
    refreshCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: refreshCookieName({ secure }),
      description:
        'The refresh token, HttpOnly, which each sign-in and refresh sets anew. Its name begins with `__Host-` on https.',
    },
  };
  api.decorate('openApi', () => {
    const shared = new SharedParts();
    const paths = describePaths(api.routeTable, shared);
    return {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version,
        description:
          'Every answer is an envelope: `{ isSuccessful, message, data }`, or `{ isSuccessful, message, errors, code }`. Messages are sentences for people, in English or Arabic by `Accept-Language`; `code` is for programs. What makes a record answers 201, with its path in `Location`. A method that an address does not have is answered 405, with those that it has in `Allow`. Answers have `X-Request-Id`, by which the log finds them, and are compressed for clients that accept it.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: describeTags(api.routeTable),
      security: usualSecurity,
      paths,
      components: { ...shared.parts, securitySchemes },
    };
  });
}
