/** The page's only script. It contains no texts of its own. */
import { enableGoBack } from './go-back.ts';
import { enableOpenInApp } from './open-in-app.ts';
import { enableSharing } from './sharing.ts';

enableGoBack();
enableSharing();
enableOpenInApp();
