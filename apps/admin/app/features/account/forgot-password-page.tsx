import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../shared/lazy/with-texts.ts';
import { texts } from './texts.ts';

const ForgotPassword = lazyComponent(
  async () => (await withTexts(texts, import('./forgot-password.tsx'))).ForgotPassword,
);

/** The page behind 'Forgot password?'. */
export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
