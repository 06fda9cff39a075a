import { recordActs } from '../../../tests/hurry/record-acts.ts';
import { testSecondPresses } from '../../../tests/hurry/second-press.ts';

testSecondPresses(recordActs);
