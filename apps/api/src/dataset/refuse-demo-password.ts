import { demoAdmin } from '@buddyline/demo-data/demo-admin';
import { type Config, ConfigError } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { isPassword } from '../session/password.ts';
import { listLikelyDemoStaff } from './likely-demo-staff-sql.ts';

/**
 * Refuses to serve a demo database publicly with its well-known password. It checks the password itself
 * instead of marking accounts: changing the password is enough, and changing it back is detected.
 * @throws ConfigError while an account has the demo's password, after closing the database
 */
export async function refuseDemoPassword(
  { allowsDemoPassword, host }: Pick<Config, 'allowsDemoPassword' | 'host'>,
  database: Pick<OpenDatabase, 'db' | 'close'>,
): Promise<void> {
  if (allowsDemoPassword) return;
  for (const { email, passwordHash } of await listLikelyDemoStaff(database.db)) {
    if (!(await isPassword(demoAdmin.password, passwordHash))) continue;
    await database.close();
    throw new ConfigError(
      `${email} still has the demo's well-known password, and HOST=${host} with these PUBLIC_ORIGINS can be reached from outside: set a new password with admin:reset-password, name another DATA_DIR or DATABASE_URL, or set DEMO_PUBLIC=1 if that is what you want.`,
    );
  }
}
