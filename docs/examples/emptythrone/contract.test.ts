import { testContract } from '../../../shared/testing/contract';
import { emptythrone } from '.';

testContract(emptythrone);
