import * as v from 'valibot';
import { bounds } from './constants.ts';
import { messageKey } from './messages.ts';
import { wellFormedText } from './text.ts';

/**
 * An e-mail address by HTML's own rule, which is that of the browser's field: https://html.spec.whatwg.org/#valid-e-mail-address.
 * A domain in other letters is read in the form that mail servers use (`xn--…`).
 */
export const emailSchema = v.pipe(
  wellFormedText,
  v.trim(),
  v.maxLength(bounds.emailMax),
  v.transform(withAsciiDomain),
  v.maxLength(bounds.emailMax),
  v.rfcEmail(messageKey('email.invalid')),
);

/** Leaves alone what is no domain. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // Signs of addresses of the web, which the parser would cut off or read.
  if (at === 0 || /^[ -~]*$/.test(domain) || /[\s/\\?#:%[\]]/.test(domain)) return address;
  const { hostname } = URL.parse(`http://${domain}`) ?? {};
  return hostname === undefined ? address : address.slice(0, at) + hostname;
}
