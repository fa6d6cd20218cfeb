import { testContract } from '../../shared/testing/contract';
import { covert } from '.';

testContract(covert);
