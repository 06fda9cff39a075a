import { launchBrowser, rowsVisible, signIn } from './panel.ts';
import { startProduction } from './production.ts';
import { scriptBytes } from './script-bytes.ts';

/** The most JavaScript that a page may make a browser load, in bytes after gzip -9. */
const budgets = { login: 125_000, users: 185_000 };

const production = await startProduction();
const browser = await launchBrowser();
try {
  const visitor = await browser.newContext();
  const login = await scriptBytes(visitor, `${production.origin}/panel/login`, (page) =>
    page.getByRole('button', { name: 'Sign In' }).waitFor(),
  );
  const storageState = await signIn(browser, production.origin);
  const administrator = await browser.newContext({ storageState });
  const users = await scriptBytes(administrator, `${production.origin}/admin/users`, rowsVisible);
  report('login page', login, budgets.login);
  report('users list, opened directly', users, budgets.users);
} finally {
  await browser.close();
  await production.stop();
}

function report(name: string, bytes: number, budget: number): void {
  const verdict = bytes <= budget ? 'within' : 'OVER';
  process.stdout.write(
    `${name}: ${kilobytes(bytes)} kB of JavaScript (gzip), ${verdict} its budget of ${kilobytes(budget)} kB\n`,
  );
  if (bytes > budget) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
