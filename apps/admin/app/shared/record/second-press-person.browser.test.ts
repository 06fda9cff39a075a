import { personActions } from '../../../tests/hurry/person-actions.ts';
import { testSecondPresses } from '../../../tests/hurry/second-press.ts';

testSecondPresses(personActions);
