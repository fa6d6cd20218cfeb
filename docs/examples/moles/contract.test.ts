import { testContract } from '../../../shared/testing/contract';
import { moles } from '.';

testContract(moles);
