import type { Browser, Page } from '@playwright/test';
import { testDeployment } from './support/share-server.ts';
import { expect, test } from './support/test.ts';

const { APP_STORE_URL: appStore, PLAY_STORE_URL: playStore } = testDeployment;
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1';
const devices = {
  iPhone: {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    touches: 5,
    store: appStore,
  },
  // It requests desktop pages; only its touch screen tells it from a Macintosh.
  iPad: {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`,
    touches: 5,
    store: appStore,
  },
  'Android Chrome': {
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    touches: 5,
    store: playStore,
  },
  'Firefox desktop': {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    touches: 0,
    store: null,
  },
};
type Device = (typeof devices)[keyof typeof devices];

interface Visit {
  page: Page;
  /** URLs of the stores that were opened. */
  opened: string[];
  alerts: string[];
}

/** Opens the post on a device without the app, with a clock that the test controls. */
async function visit(browser: Browser, path: string, device: Device): Promise<Visit> {
  const context = await browser.newContext({
    userAgent: device.userAgent,
    baseURL: process.env['SHARE_PAGE_ORIGIN'] ?? '',
  });
  const page = await context.newPage();
  await page.addInitScript((touches) => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touches });
    // No test machine has the app that the link opens.
    addEventListener('click', (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link && !/^https?:$/.test(link.protocol)) event.preventDefault();
    });
  }, device.touches);
  const [opened, alerts]: [string[], string[]] = [[], []];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  for (const store of ['https://apps.apple.com/**', 'https://play.google.com/**']) {
    await page.route(store, (route) => {
      opened.push(route.request().url());
      return route.fulfill({ body: 'store', contentType: 'text/plain' });
    });
  }
  await page.clock.install({ time: 0 });
  await page.goto(path);
  // From here on the test advances the clock.
  await page.clock.pauseAt(600_000);
  return { page, opened, alerts };
}

const openInApp = (page: Page) => page.getByRole('link', { name: 'Open in App' });

/** What a browser does when the app comes to the foreground, and when the visitor returns. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const [name, device] of Object.entries(devices)) {
  test.describe(name, () => {
    const path = (postId: string) => `/posts/${postId}`;

    test('the links lead to the app and its store; without the app its store or an alert opens after two seconds', async ({
      browser,
      postId,
    }) => {
      const { page, opened, alerts } = await visit(browser, path(postId), device);
      const intent = `intent://posts/${postId}#Intent;scheme=buddyline;end`;
      const address = name === 'Android Chrome' ? intent : `buddyline://posts/${postId}`;
      await expect(openInApp(page)).toHaveAttribute('href', address);
      const download = page.getByRole('link', { name: 'Download App' });
      await expect(download).toHaveAttribute('href', device.store ?? '#stores');
      await openInApp(page).click();
      await page.clock.runFor(1_900);
      expect([opened, alerts]).toEqual([[], []]);
      await page.clock.runFor(200);
      if (device.store) {
        await expect(page).toHaveURL(device.store);
        expect([opened, alerts]).toEqual([[device.store], []]);
      } else {
        const words = 'App did not open. Please make sure the app is installed and try again.';
        await expect(page.getByRole('status')).toHaveText(words);
        expect([opened, alerts]).toEqual([[], [words]]);
      }
      await page.context().close();
    });

    test('after the app has opened, returning to the page opens nothing', async ({
      browser,
      postId,
    }) => {
      const { page, opened, alerts } = await visit(browser, path(postId), device);
      await openInApp(page).click();
      await page.clock.runFor(800);
      await setHidden(page, true);
      await page.clock.runFor(60_000);
      await setHidden(page, false);
      await page.clock.runFor(60_000);
      await expect(openInApp(page)).toBeVisible();
      expect([opened, alerts]).toEqual([[], []]);
      await page.context().close();
    });

    test('a second tap restarts the two seconds', async ({ browser, postId }) => {
      const { page, opened, alerts } = await visit(browser, path(postId), device);
      await openInApp(page).click();
      await page.clock.runFor(1_500);
      await openInApp(page).click();
      await page.clock.runFor(1_500);
      expect([opened, alerts]).toEqual([[], []]);
      await page.clock.runFor(600);
      await expect.poll(() => opened.length + alerts.length).toBe(1);
      await page.context().close();
    });
  });
}

test('a computer with a mouse shows the QR code, a touch screen does not', async ({
  browser,
  postId,
}) => {
  const shown = async (options: { hasTouch: boolean; isMobile: boolean; width: number }) => {
    const { width, ...more } = options;
    const context = await browser.newContext({ ...more, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${process.env['SHARE_PAGE_ORIGIN']}/posts/${postId}`);
    const isShown = await page
      .getByRole('img', { name: 'QR code that opens this post' })
      .isVisible();
    await context.close();
    return isShown;
  };
  expect(await shown({ hasTouch: false, isMobile: false, width: 1280 })).toBe(true);
  expect(await shown({ hasTouch: true, isMobile: true, width: 1280 })).toBe(false);
  expect(await shown({ hasTouch: true, isMobile: true, width: 390 })).toBe(false);
});

test('phones can read which app may open these links', async ({ request, unfurl, postId }) => {
  const apple = await request.get('/.well-known/apple-app-site-association');
  expect(apple.headers()['content-type']).toBe('application/json');
  expect(await apple.json()).toEqual({
    applinks: {
      details: [{ appIDs: ['TEAM123456.example.app'], components: [{ '/': '/posts/*' }] }],
    },
  });
  const android = await request.get('/.well-known/assetlinks.json');
  expect(await android.json()).toMatchObject([
    {
      target: {
        package_name: 'example.app',
        sha256_cert_fingerprints: [testDeployment.ANDROID_CERT_SHA256],
      },
    },
  ]);
  const { meta } = await unfurl(`/posts/${postId}`);
  expect(meta('apple-itunes-app')).toBe(
    `app-id=1234567890, app-argument=buddyline://posts/${postId}`,
  );
});
