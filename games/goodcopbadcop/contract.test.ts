import { testContract } from '../../shared/testing/contract';
import { goodcopbadcop } from '.';

testContract(goodcopbadcop);
