import '../styles/index.css';
import './boot';
