import { testContract } from '../../shared/testing/contract';
import { coverblown } from '.';

testContract(coverblown);
