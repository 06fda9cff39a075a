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
 * The token after the '#', which browsers send neither to servers nor as a referrer. It is removed from the address at
 * once, so that it is neither in the history nor on a screenshot.
 */
function useToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const given = hash.slice(1);
  const [token, setToken] = useState(given);
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given !== '') void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  return token;
}
