import './staff.css';
import { startStaffSearch } from './staff-search';

startStaffSearch(document);
