import { complaintWords } from 'shared/contracts/complaint-times';
import type { ContactTopic } from 'shared/contracts/content-contact';
import type { ApiDeps, CallContext } from 'shared/remote-kit/api';
import type { ContactRequest } from './keep-request';

type Mail = Parameters<ApiDeps['messenger']['email']>[0];
type Details = ApiDeps['settings']['contact'];

const forOfficer: ContactTopic[] = ['complaint', 'privacy'];

/** The message as it reaches the support, or the grievance officer. */
export function mailToSupport(ticket: string, request: ContactRequest, details: Details): Mail {
  const { name, contact, topic, message, about } = request;
  const stated = about ? [`About, as the customer states: ${about.name.en}`] : [];
  return {
    to: forOfficer.includes(topic) ? details.grievanceOfficer.email : details.email,
    subject: `${topic === 'unsafe' ? 'URGENT ' : ''}[${ticket}] ${topic}`,
    text: [`From: ${name}`, `Answer to: ${contact}`, ...stated, '', message].join('\n'),
  };
}

/**
 * Tells the sender the number; `null` for those who left a phone number. It carries nothing that was
 * typed into the form, so it is of no use for writing to others in our name.
 */
export function mailToSender(
  ticket: string,
  { contact }: ContactRequest,
  lang: CallContext['lang'],
): Mail | null {
  if (!contact.includes('@')) return null;
  const { subject, text } = words[lang](ticket);
  return { to: contact, subject, text };
}

const words = {
  en: (ticket: string) => ({
    subject: `We have your message: ${ticket}`,
    text: `Namaste,\n\nyour message has reached us. Its number is ${ticket}; please name it when you write again.\n\nQuestions are answered within two working days, complaints within ${complaintWords.en.answerDays}. If you did not write to us, you need not do anything.\n\nTarapath`,
  }),
  hi: (ticket: string) => ({
    subject: `आपका संदेश मिल गया: ${ticket}`,
    text: `नमस्ते,\n\nआपका संदेश हम तक पहुँच गया है। इसकी संख्या ${ticket} है; दोबारा लिखें तो इसे साथ में लिख दें।\n\nप्रश्नों का उत्तर दो कार्य-दिवस में और शिकायतों का ${complaintWords.hi.answerDays} में दिया जाता है। यदि आपने हमें नहीं लिखा, तो आपको कुछ करने की ज़रूरत नहीं।\n\nतारापथ`,
  }),
};
