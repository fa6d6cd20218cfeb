import { testContract } from '../../../shared/testing/contract';
import { liarsdice } from '.';

testContract(liarsdice);
