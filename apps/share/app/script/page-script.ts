/** The page's only script. It contains no texts of its own. */
import { letGoBack } from './go-back.ts';
import { letOpenInApp } from './open-in-app.ts';
import { letShare } from './sharing.ts';

letGoBack();
letShare();
letOpenInApp();
