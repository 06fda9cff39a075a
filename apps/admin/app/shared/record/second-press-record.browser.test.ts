import { recordActions } from '../../../tests/hurry/record-actions.ts';
import { testSecondPresses } from '../../../tests/hurry/second-press.ts';

testSecondPresses(recordActions);
