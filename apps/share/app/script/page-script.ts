/** All that runs in a browser: what the page can do beyond being read. It holds no words. */
import { letGoBack } from './go-back.ts';
import { letOpenInApp } from './open-in-app.ts';
import { letShare } from './sharing.ts';

letGoBack();
letShare();
letOpenInApp();
