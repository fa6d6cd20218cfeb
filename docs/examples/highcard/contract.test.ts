import { testContract } from '../../../shared/testing/contract';
import { highcard } from '.';

testContract(highcard);
