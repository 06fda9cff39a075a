import { testSecondPresses } from '../../../tests/hurry/second-press.ts';
import { toggles } from '../../../tests/hurry/toggles.ts';

testSecondPresses(toggles);
