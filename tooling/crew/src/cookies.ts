import { CookieJar } from 'tough-cookie';

/** A fetch that keeps cookies, as a browser does; Node's has no jar. */
export function withCookies(send: typeof fetch): typeof fetch {
  const jar = new CookieJar();
  return async (input, init) => {
    const request = new Request(input, init);
    const cookie = await jar.getCookieString(request.url);
    if (cookie !== '') request.headers.set('cookie', cookie);
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      await jar.setCookie(line, request.url);
    }
    return response;
  };
}
