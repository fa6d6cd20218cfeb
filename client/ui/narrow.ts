import { addFonts } from './fonts';
import narrow from './narrow.css?inline';

addFonts(narrow);
