import { personActs } from '../../../tests/hurry/person-acts.ts';
import { testSecondPresses } from '../../../tests/hurry/second-press.ts';

testSecondPresses(personActs);
