/**
 * The part of react-router the site uses. The shell provides this module once per page and it ships
 * to every visitor, so a name is added only when a page needs it.
 */
export { Router, matchPath, useLocation, useNavigate, type Navigator } from 'react-router-dom';
