import { testContract } from '../../shared/testing/contract';
import { covertques } from '.';

testContract(covertques);
