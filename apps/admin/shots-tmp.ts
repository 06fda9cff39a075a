import { chromium } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { appCode } from './e2e/support/authenticator.ts';
const out = '/tmp/shots35';
const O = 'http://localhost:4101';
const ar: Record<string, string> = {};
const dir = '../../packages/i18n/catalogs/ar/';
for (const f of readdirSync(dir)) {
  const text = readFileSync(dir + f, 'utf8');
  for (const m of text.matchAll(/msgid "(.*)"\nmsgstr "(.*)"/g)) ar[m[1] ?? ''] ??= m[2] ?? '';
}
const combos = [
  { n: 'd-en-l', w: 1440, h: 900, l: 'en', c: 'light' },
  { n: 'm-ar-d', w: 390, h: 844, l: 'ar', c: 'dark' },
  { n: 'd-ar-d', w: 1440, h: 900, l: 'ar', c: 'dark' },
  { n: 'm-en-l', w: 390, h: 844, l: 'en', c: 'light' },
] as const;
const which = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const k of combos.filter((x) => which.length === 0 || which.includes(x.n))) {
  const t = (s: string) => (k.l === 'ar' ? (ar[s] || s) : s);
  const ctx = await browser.newContext({ viewport: { width: k.w, height: k.h }, locale: k.l, colorScheme: k.c });
  const page = await ctx.newPage();
  page.setDefaultTimeout(15000);
  const client = await ctx.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } });
  let n = 0;
  const shot = async (name: string, full = false) => { await page.waitForTimeout(700); await page.screenshot({ path: `${out}/${k.n}-${String(++n).padStart(2, '0')}-${name}.png`, fullPage: full }); };
  const button = (s: string) => page.getByRole('button', { name: t(s), exact: true });
  const fill = async (email = 'admin@buddyline.example', password = 'dive-safe-always') => {
    await page.locator('input[type=email], input[autocomplete*=username]').first().fill(email);
    await page.locator('input[type=password]').first().fill(password);
    await page.locator('input[type=password]').first().press('Enter');
  };
  const toLogin = async () => { await page.goto(O + '/panel/login'); const b = page.getByRole('button', { name: 'العربية' }); if (k.l === 'ar' && (await b.count()) > 0) await b.click(); };
  try {
    await toLogin(); await shot('login');
    await fill(); await page.waitForURL('**/admin/dashboard'); 
    await page.goto(O + '/admin/settings/security'); await page.waitForTimeout(1000); await shot('security-none', true);
    await button('Connect an app').click(); await page.getByRole('dialog').waitFor(); await shot('connect-app');
    const secret = await page.getByRole('dialog').getByRole('code').innerText();
    await page.getByLabel(t('Code'), { exact: true }).fill('123456'); await button('Connect').click(); await shot('connect-wrong');
    await page.getByLabel(t('Code'), { exact: true }).fill(appCode(secret)); await button('Connect').click();
    await page.getByRole('list', { name: t('Recovery codes') }).waitFor(); await shot('recovery-codes');
    await button('I have kept them').click(); await shot('security-codes', true);
    await button('Add a passkey').click(); await shot('passkey-name');
    await page.getByLabel(t('Name'), { exact: true }).fill('My laptop'); await button('Continue').click(); await shot('security-both', true);
    await button('Logout').or(page.getByRole('button', { name: t('More') })).first().click().catch(() => {});
    await ctx.clearCookies(); await page.evaluate(() => localStorage.clear());
    await toLogin(); await fill(); await shot('second-step');
    await button('Use a recovery code').click(); await shot('recovery-code');
    await toLogin(); await fill();
    await button('Use your passkey').click(); await page.waitForURL('**/admin/dashboard');
    await page.goto(O + '/admin/settings/security');
    await page.getByRole('button', { name: k.l === 'ar' ? /My laptop/ : 'Remove My laptop' }).last().click(); await shot('remove-passkey');
    await button('Confirm').click(); await page.waitForTimeout(1500);
    await button('Switch off').first().click().catch((e) => console.log('off', String(e).slice(0, 200))); await shot('switch-off');
    await button('Confirm').click().catch(() => {}); await page.waitForTimeout(1000); await shot('security-after', true);
    await page.goto(O + '/admin/users'); await page.waitForTimeout(800);
    const first = page.locator('a[href*="/admin/users/"]').nth(2); const href = await first.getAttribute('href'); console.log(href);
    await page.goto(O + (href ?? '').replace(/\?.*/, '') + '?edit'); await page.waitForTimeout(1200); await shot('edit-user', true);
    // As support
    await ctx.clearCookies(); await page.evaluate(() => localStorage.clear());
    await toLogin(); await fill('support@buddyline.example'); await page.waitForURL('**/admin/dashboard'); await page.waitForTimeout(800); await shot('support-dashboard');
    await page.goto(O + '/admin/users'); await page.waitForTimeout(800);
    await page.locator('[aria-disabled=true]').last().hover(); await shot('support-users');
    await page.goto(O + (href ?? '')); await page.waitForTimeout(1200); await shot('support-user', true);
    await page.goto(O + '/admin/mails'); await page.waitForTimeout(800); await shot('support-not-found');
    await page.goto(O + '/admin/tickets?unanswered=true'); await page.waitForTimeout(800); await page.locator('a[href*="/admin/tickets/"]').first().click(); await page.waitForTimeout(1500); await shot('support-ticket', true);
    await ctx.clearCookies(); await page.evaluate(() => localStorage.clear());
    await toLogin(); await fill('viewer@buddyline.example'); await page.waitForURL('**/admin/dashboard');
    await page.goto(O + '/admin/tickets'); await page.waitForTimeout(800); await page.locator('a[href*="/admin/tickets/"]').first().click(); await page.waitForTimeout(1500); await shot('viewer-ticket', true);
    await page.goto(O + '/admin/posts'); await page.waitForTimeout(1000); await shot('viewer-posts');
  } catch (e) { console.log(k.n, String(e).slice(0, 600)); await shot('failed'); }
  await ctx.close();
}
await browser.close();
