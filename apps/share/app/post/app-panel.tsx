import type { Locale } from '@buddyline/i18n/locale';
import { Trans, useLingui } from '@lingui/react/macro';
import { actionClasses } from '../action-classes.ts';
import { appAddress, postAddress } from '../addresses.ts';
import { deployment } from '../deployment.ts';
import { QrCode } from './qr-code.tsx';
import { postMessages } from './post-messages.ts';

/**
 * Links into the app. On a phone the two buttons are fixed at the bottom of the window; on a
 * computer a QR code opens the post on a phone.
 */
export function AppPanel({ postId, locale }: { postId: string; locale: Locale }) {
  const { i18n } = useLingui();
  const { brand, appStoreUrl, playStoreUrl } = deployment;
  return (
    <aside data-theme="dark" aria-labelledby="app" className="text-ink lg:sticky lg:top-8">
      <h2 id="app" className="text-xl font-semibold">
        <Trans>See the rest in the app</Trans>
      </h2>
      <p className="mt-2 text-base">
        <Trans>The comments, and the diver who wrote this, are in {brand}.</Trans>
      </p>
      <div className="mt-6 hidden items-center gap-4 lg:pointer-fine:flex">
        <QrCode text={postAddress(postId, locale)} />
        <p className="text-sm">
          <Trans>Point your phone's camera here to open the post there.</Trans>
        </p>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-2 gap-3 border-t border-white/10 bg-depth-40/90 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm lg:static lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0 lg:backdrop-blur-none">
        <a
          href={appAddress(postId)}
          data-action="open-in-app"
          data-failed={i18n._(postMessages['share.app-did-not-open'])}
          className={actionClasses('coral', 'px-3')}
        >
          <Trans>Open in App</Trans>
        </a>
        <a href="#stores" data-action="download" className={actionClasses('glass', 'px-3')}>
          <Trans>Download App</Trans>
        </a>
      </div>
      <ul role="list" id="stores" className="mt-5 flex scroll-mb-32 gap-6 text-sm">
        <li>
          <a href={appStoreUrl} data-store="ios" className={storeLink}>
            <Trans>App Store</Trans>
          </a>
        </li>
        <li>
          <a href={playStoreUrl} data-store="android" className={storeLink}>
            <Trans>Google Play</Trans>
          </a>
        </li>
      </ul>
    </aside>
  );
}

const storeLink =
  'inline-flex min-h-6 items-center underline underline-offset-4 hover:no-underline';
