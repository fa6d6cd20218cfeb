import { Ground, testContract } from 'hush/testing';
import { emptythrone } from '.';
import { text } from './text';

testContract(emptythrone, new Ground(emptythrone, { text }));
