import type { Page } from '@playwright/test';
import { appCode } from './authenticator.ts';
import { expect } from './test.ts';

const security = '/admin/settings/security';

/** A device that verifies its owner by itself. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds the first passkey of the signed-in person. @returns their recovery codes */
export async function addPasskey(page: Page, name: string): Promise<string[]> {
  await page.goto(security);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  return keepCodes(page);
}

/** Connects an app. @returns its secret, and the recovery codes */
export async function connectApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto(security);
  await page.getByRole('button', { name: 'Connect an app' }).click();
  const secret = await page.getByRole('dialog').getByRole('code').innerText();
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  return { secret, codes: await keepCodes(page) };
}

async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return texts;
}
