export const text = {
  en: {
    login: 'Login',
    menu: 'Your account',
    profile: 'My Profile',
    wallet: 'Wallet Transactions',
    spendable: (amount: string) => `${amount} available now`,
    orders: 'Order History',
    support: 'Customer Support',
    logout: 'Log Out',
  },
  hi: {
    login: 'लॉगिन',
    menu: 'आपका खाता',
    profile: 'मेरी प्रोफ़ाइल',
    wallet: 'वॉलेट लेन-देन',
    spendable: (amount: string) => `अभी उपलब्ध ${amount}`,
    orders: 'ऑर्डर इतिहास',
    support: 'ग्राहक सहायता',
    logout: 'लॉग आउट',
  },
};
