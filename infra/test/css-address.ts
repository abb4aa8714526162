/** Stands in for the address of a style sheet that script links. */
export default '/linked.css';
