import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../shared/lazy/with-texts.ts';
import { texts } from './texts.ts';

const ResetPassword = lazyComponent(
  async () => (await withTexts(texts, import('./reset-password.tsx'))).ResetPassword,
);

/** The page that the link in a mail opens. */
export default function ResetPasswordPage() {
  const token = useToken();
  return <ResetPassword key={token} token={token} />;
}

/**
 * The token after the '#', which is in no log and no referrer. It is removed from the address at once, so that
 * it is neither in the history nor on a picture of the screen.
 */
function useToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  useEffect(() => {
    if (hash.length < 2) return;
    setToken(hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
