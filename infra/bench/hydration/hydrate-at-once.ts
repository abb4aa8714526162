export { hydrateRoot as hydrateInSlices } from 'react-dom/client';
